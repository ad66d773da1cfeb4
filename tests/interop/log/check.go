// Checks published logs with golang.org/x/mod/sumdb/note and tlog, which know nothing of Tessera, and prints what they say
// as test vectors.
//
// go run check.go FOLDER SIZE...
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
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

func main() {
	vectors := []vector{}
	for _, text := range os.Args[2:] {
		size, err := strconv.ParseInt(text, 10, 64)
		must(err)
		vectors = append(vectors, check(filepath.Join(os.Args[1], text), size))
	}
	out, err := json.MarshalIndent(vectors, "", "  ")
	must(err)
	fmt.Println(string(out))
}

func check(folder string, size int64) vector {
	verifier, err := note.NewVerifier(strings.TrimSpace(string(read(folder, "vkey"))))
	must(err)
	signed := read(folder, "checkpoint")
	opened, err := note.Open(signed, note.VerifierList(verifier))
	must(err)

	hashes := storedHashes(folder, size)
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := make([]tlog.Hash, len(indexes))
		for nth, index := range indexes {
			found[nth] = hashes[index]
		}
		return found, nil
	})
	root, err := treeHash(size, reader)
	must(err)
	demand(opened.Text == fmt.Sprintf("%s\n%d\n%s\n", verifier.Name(), size, root), "the checkpoint of %d", size)

	digest := sha256.New()
	tiles := tlog.NewTiles(8, 0, size)
	for _, tile := range widest(tiles) {
		own, err := tlog.ReadTileData(tile, reader)
		must(err)
		// C2SP's paths leave out the height.
		path := strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
		demand(bytes.Equal(own, read(folder, path)), "%s of %d", path, size)
		digest.Write([]byte(path))
		digest.Write(own)
	}

	result := vector{
		Size: size, Root: root.String(), Checkpoint: string(signed), Tiles: len(widest(tiles)),
		TilesDigest: base64.StdEncoding.EncodeToString(digest.Sum(nil)),
		Inclusion:   []inclusion{}, Consistency: []consistency{},
	}
	var proofs struct {
		Inclusion   []inclusion   `json:"inclusion"`
		Consistency []consistency `json:"consistency"`
	}
	must(json.Unmarshal(read(folder, "proofs.json"), &proofs))
	for nth, each := range proofs.Inclusion {
		leaf := hashes[tlog.StoredHashIndex(0, each.Index)]
		must(tlog.CheckRecord(parse(each.Path), size, root, each.Index, leaf))
		own, err := tlog.ProveRecord(size, each.Index, reader)
		must(err)
		demand(strings.Join(texts(own), " ") == strings.Join(each.Path, " "), "inclusion of %d in %d", each.Index, size)
		if nth < kept {
			result.Inclusion = append(result.Inclusion, inclusion{each.Index, texts(own)})
		}
	}
	for nth, each := range proofs.Consistency {
		earlier, err := tlog.TreeHash(each.Earlier, reader)
		must(err)
		must(tlog.CheckTree(parse(each.Path), size, root, each.Earlier, earlier))
		own, err := tlog.ProveTree(size, each.Earlier, reader)
		must(err)
		demand(strings.Join(texts(own), " ") == strings.Join(each.Path, " "), "consistency of %d and %d", each.Earlier, size)
		if nth < kept {
			result.Consistency = append(result.Consistency, consistency{each.Earlier, earlier.String(), texts(own)})
		}
	}
	return result
}

// As tlog.TreeHash, whose older versions have no hash of the empty tree. RFC 6962 gives it as that of no bytes.
func treeHash(size int64, reader tlog.HashReader) (tlog.Hash, error) {
	if size == 0 {
		return sha256.Sum256(nil), nil
	}
	return tlog.TreeHash(size, reader)
}

// The tree of the entries, as tlog computes it from their bytes.
func storedHashes(folder string, size int64) []tlog.Hash {
	hashes := []tlog.Hash{}
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := make([]tlog.Hash, len(indexes))
		for nth, index := range indexes {
			found[nth] = hashes[index]
		}
		return found, nil
	})
	for bundle := int64(0); bundle*256 < size; bundle++ {
		width := size - bundle*256
		if width > 256 {
			width = 256
		}
		tile := tlog.Tile{H: 8, L: 0, N: bundle, W: int(width)}
		data := read(folder, strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1))
		for nth := int64(0); nth < width; nth++ {
			length := int(binary.BigEndian.Uint16(data))
			added, err := tlog.StoredHashes(bundle*256+nth, data[2:2+length], reader)
			must(err)
			hashes = append(hashes, added...)
			data = data[2+length:]
		}
		demand(len(data) == 0, "the end of bundle %d of %d", bundle, size)
	}
	return hashes
}

// NewTiles lists partial tiles of all widths on the way; a published tree has the widest of each.
func widest(tiles []tlog.Tile) []tlog.Tile {
	found := []tlog.Tile{}
	for nth, tile := range tiles {
		if nth+1 == len(tiles) || tiles[nth+1].L != tile.L || tiles[nth+1].N != tile.N {
			found = append(found, tile)
		}
	}
	return found
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

func read(folder, path string) []byte {
	data, err := os.ReadFile(filepath.Join(folder, path))
	must(err)
	return data
}

func demand(holds bool, format string, values ...interface{}) {
	if !holds {
		must(fmt.Errorf("differs: "+format, values...))
	}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
