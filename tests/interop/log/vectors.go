package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

type inclusion struct {
	Index int64    `json:"index"`
	Path  []string `json:"path"`
}

type consistency struct {
	Earlier int64    `json:"earlier"`
	Root    string   `json:"root"`
	Path    []string `json:"path"`
}

type vector struct {
	Size       int64  `json:"size"`
	Root       string `json:"root"`
	Checkpoint string `json:"checkpoint"`
	Tiles      int    `json:"tiles"`
	// SHA-256 over the paths and contents of all tiles, level by level.
	TilesDigest string        `json:"tilesDigest"`
	Inclusion   []inclusion   `json:"inclusion"`
	Consistency []consistency `json:"consistency"`
}

// How many of the proofs that it has checked go into the vectors.
const kept = 3

func printVectors(args []string) {
	if len(args) < 2 {
		misused("check vectors FOLDER SIZE...")
	}
	vectors := []vector{}
	for _, text := range args[1:] {
		size, err := strconv.ParseInt(text, 10, 64)
		must(err)
		vectors = append(vectors, vectorOf(filesIn(filepath.Join(args[0], text)), size))
	}
	out, err := json.MarshalIndent(vectors, "", "  ")
	must(err)
	fmt.Println(string(out))
}

func vectorOf(read files, size int64) vector {
	log := checkLog(read, string(read("vkey")), size)
	digest := sha256.New()
	for _, tile := range log.tiles {
		digest.Write([]byte(pathOf(tile)))
		digest.Write(read(pathOf(tile)))
	}

	result := vector{
		Size: size, Root: log.root.String(), Checkpoint: string(log.signed), Tiles: len(log.tiles),
		TilesDigest: base64.StdEncoding.EncodeToString(digest.Sum(nil)),
		Inclusion:   []inclusion{}, Consistency: []consistency{},
	}
	var proofs struct {
		Inclusion   []inclusion   `json:"inclusion"`
		Consistency []consistency `json:"consistency"`
	}
	must(json.Unmarshal(read("proofs.json"), &proofs))
	for nth, each := range proofs.Inclusion {
		leaf := log.hashes[tlog.StoredHashIndex(0, each.Index)]
		must(tlog.CheckRecord(parse(each.Path), size, log.root, each.Index, leaf))
		own, err := tlog.ProveRecord(size, each.Index, log.reader)
		must(err)
		demand(strings.Join(texts(own), " ") == strings.Join(each.Path, " "), "the inclusion of %d in %d differs", each.Index, size)
		if nth < kept {
			result.Inclusion = append(result.Inclusion, inclusion{each.Index, texts(own)})
		}
	}
	for nth, each := range proofs.Consistency {
		earlier, err := tlog.TreeHash(each.Earlier, log.reader)
		must(err)
		must(tlog.CheckTree(parse(each.Path), size, log.root, each.Earlier, earlier))
		own, err := tlog.ProveTree(size, each.Earlier, log.reader)
		must(err)
		demand(strings.Join(texts(own), " ") == strings.Join(each.Path, " "), "the consistency of %d and %d differs", each.Earlier, size)
		if nth < kept {
			result.Consistency = append(result.Consistency, consistency{each.Earlier, earlier.String(), texts(own)})
		}
	}
	return result
}

func parse(path []string) []tlog.Hash {
	hashes := []tlog.Hash{}
	for _, text := range path {
		hash, err := tlog.ParseHash(text)
		must(err)
		hashes = append(hashes, hash)
	}
	return hashes
}

func texts(path []tlog.Hash) []string {
	found := []string{}
	for _, hash := range path {
		found = append(found, hash.String())
	}
	return found
}
