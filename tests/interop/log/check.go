// Checks published logs with golang.org/x/mod/sumdb/note and tlog, which know nothing of Tessera.
//
// check verify URL|FOLDER [--key TEXT] [--policy FILE] [--seen FILE]   as `npm run ledger:verify`, without the sums of money
// check vectors FOLDER SIZE...                                         prints what it finds in sample logs as test vectors
//
// Debian's golang-go and golang-golang-x-mod-dev build it without a network:
// GO111MODULE=off GOPATH=/usr/share/gocode go build -o check ./tests/interop/log
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func main() {
	command, rest := "", []string{}
	if len(os.Args) > 1 {
		command, rest = os.Args[1], os.Args[2:]
	}
	switch command {
	case "verify":
		verify(rest)
	case "vectors":
		printVectors(rest)
	default:
		misused("check verify URL|FOLDER [--key TEXT] [--policy FILE] [--seen FILE]\ncheck vectors FOLDER SIZE...")
	}
}

// Reads a file of a log by its path. A file that is not there ends the check.
type files func(path string) []byte

func filesIn(folder string) files {
	return func(path string) []byte {
		data, err := os.ReadFile(filepath.Join(folder, path))
		must(err)
		return data
	}
}

// A log whose entries have the tree that its checkpoint names.
type checkedLog struct {
	verifier note.Verifier
	signed   []byte
	opened   *note.Note
	size     int64
	root     tlog.Hash
	hashes   []tlog.Hash
	reader   tlog.HashReader
	tiles    []tlog.Tile
}

// Checks the signatures, and the tree and all tiles against the entries. Other known verifiers check their signatures too.
func checkLog(read files, vkey string, size int64, others ...note.Verifier) checkedLog {
	verifier, err := note.NewVerifier(strings.TrimSpace(vkey))
	must(err)
	signed := read("checkpoint")
	opened, err := note.Open(signed, note.VerifierList(append(others, verifier)...))
	must(err)
	demand(signedBy(opened, verifier) != nil, "the checkpoint lacks the signature of %s", verifier.Name())
	if size < 0 {
		size = headOf(opened.Text).size
	}

	hashes := storedHashes(read, size)
	reader := readerOf(&hashes)
	root, err := treeHash(size, reader)
	must(err)
	demand(opened.Text == fmt.Sprintf("%s\n%d\n%s\n", verifier.Name(), size, root), "the entries have another root than the checkpoint of %d", size)

	tiles := widest(tlog.NewTiles(8, 0, size))
	for _, tile := range tiles {
		own, err := tlog.ReadTileData(tile, reader)
		must(err)
		demand(bytes.Equal(own, read(pathOf(tile))), "%s of %d differs", pathOf(tile), size)
	}
	return checkedLog{verifier, signed, opened, size, root, hashes, reader, tiles}
}

type head struct {
	size int64
	root string
}

func headOf(text string) head {
	var origin string
	var found head
	_, err := fmt.Sscanf(text, "%s\n%d\n%s\n", &origin, &found.size, &found.root)
	demand(err == nil && found.size >= 0, "no checkpoint: %q", text)
	return found
}

func signedBy(opened *note.Note, verifier note.Verifier) *note.Signature {
	for nth, each := range opened.Sigs {
		if each.Name == verifier.Name() && each.Hash == verifier.KeyHash() {
			return &opened.Sigs[nth]
		}
	}
	return nil
}

// C2SP's paths leave out the height.
func pathOf(tile tlog.Tile) string {
	return strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
}

func readerOf(hashes *[]tlog.Hash) tlog.HashReader {
	return tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := make([]tlog.Hash, len(indexes))
		for nth, index := range indexes {
			found[nth] = (*hashes)[index]
		}
		return found, nil
	})
}

// As tlog.TreeHash, whose older versions have no hash of the empty tree. RFC 6962 gives it as that of no bytes.
func treeHash(size int64, reader tlog.HashReader) (tlog.Hash, error) {
	if size == 0 {
		return sha256.Sum256(nil), nil
	}
	return tlog.TreeHash(size, reader)
}

// The tree of the entries, as tlog computes it from their bytes.
func storedHashes(read files, size int64) []tlog.Hash {
	hashes := []tlog.Hash{}
	reader := readerOf(&hashes)
	for bundle := int64(0); bundle*256 < size; bundle++ {
		width := size - bundle*256
		if width > 256 {
			width = 256
		}
		tile := tlog.Tile{H: 8, L: 0, N: bundle, W: int(width)}
		data := read(strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1))
		for nth := int64(0); nth < width; nth++ {
			demand(len(data) >= 2, "bundle %d of %d ends early", bundle, size)
			end := 2 + int(binary.BigEndian.Uint16(data))
			demand(len(data) >= end, "bundle %d of %d ends early", bundle, size)
			added, err := tlog.StoredHashes(bundle*256+nth, data[2:end], reader)
			must(err)
			hashes = append(hashes, added...)
			data = data[end:]
		}
		demand(len(data) == 0, "bundle %d of %d goes on after its last entry", bundle, size)
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

func demand(holds bool, format string, values ...interface{}) {
	if !holds {
		must(fmt.Errorf(format, values...))
	}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "DOES NOT VERIFY.", err)
		os.Exit(1)
	}
}

func misused(why string) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(2)
}
