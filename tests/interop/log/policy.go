package main

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
)

// The kinds of keys that sign checkpoints with a time (c2sp.org/tlog-cosignature).
const (
	ed25519Kind = 0x04
	mlDSAKind   = 0x06
)

// As `src/domain/log/policy.ts` has them.
const (
	acceptedFor = time.Hour
	aheadAtMost = 5 * time.Minute
)

// A witness's key, as package note takes it. A signature is a time in seconds, in 8 bytes, and 64 bytes of Ed25519.
// Go has no ML-DSA: a witness with such a key has no key here, and counts as one that does not sign.
type witness struct {
	name string
	hash uint32
	key  ed25519.PublicKey
}

func (w witness) Name() string    { return w.name }
func (w witness) KeyHash() uint32 { return w.hash }
func (w witness) Verify(text, signature []byte) bool {
	if len(signature) != 8+ed25519.SignatureSize {
		return false
	}
	message := fmt.Sprintf("cosignature/v1\ntime %d\n%s", binary.BigEndian.Uint64(signature), text)
	return ed25519.Verify(w.key, []byte(message), signature[8:])
}

func readWitness(vkey string) (witness, error) {
	parts := strings.SplitN(vkey, "+", 3)
	if len(parts) != 3 {
		return witness{}, fmt.Errorf("%q is no public key", vkey)
	}
	key, err := base64.StdEncoding.DecodeString(parts[2])
	if err != nil || len(key) == 0 {
		return witness{}, fmt.Errorf("%q is no public key", vkey)
	}
	sum := sha256.Sum256(append([]byte(parts[0]+"\n"), key...))
	hash := binary.BigEndian.Uint32(sum[:])
	if fmt.Sprintf("%08x", hash) != parts[1] {
		return witness{}, fmt.Errorf("%q has another key hash", vkey)
	}
	if key[0] == mlDSAKind {
		return witness{name: parts[0], hash: hash}, nil
	}
	if len(key) != 1+ed25519.PublicKeySize || key[0] != ed25519Kind {
		return witness{}, fmt.Errorf("%q is no key of a witness", vkey)
	}
	return witness{parts[0], hash, key[1:]}, nil
}

type group struct {
	least   int
	members []string
}

// Whose signatures a reader demands (c2sp.org/tlog-policy). The names are those that the policy gives.
type policy struct {
	logs      []string
	witnesses map[string]witness
	groups    map[string]group
	quorum    string
}

func readPolicy(file string) *policy {
	text, err := os.ReadFile(file)
	must(err)
	found := policy{witnesses: map[string]witness{}, groups: map[string]group{}}
	for nth, line := range strings.Split(string(text), "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		demand(len(words) > 1, "line %d of the policy has one word", nth+1)
		switch words[0] {
		case "log":
			found.logs = append(found.logs, words[1])
		case "witness":
			demand(len(words) > 2 && !found.has(words[1]), "line %d of the policy names no new witness", nth+1)
			found.witnesses[words[1]], err = readWitness(words[2])
			must(err)
		case "group":
			demand(len(words) > 3 && !found.has(words[1]), "line %d of the policy names no new group", nth+1)
			least := map[string]int{"any": 1, "all": len(words) - 3}[words[2]]
			if least == 0 {
				least, err = strconv.Atoi(words[2])
				must(err)
			}
			demand(least > 0 && least <= len(words)-3, "line %d of the policy demands %s of %d", nth+1, words[2], len(words)-3)
			for _, member := range words[3:] {
				demand(found.has(member), "line %d of the policy: %q is not defined above", nth+1, member)
			}
			found.groups[words[1]] = group{least, words[3:]}
		case "quorum":
			demand(found.quorum == "" && (words[1] == "none" || found.has(words[1])), "line %d of the policy names no quorum", nth+1)
			found.quorum = words[1]
		default:
			demand(false, "line %d of the policy begins with %q", nth+1, words[0])
		}
	}
	demand(found.quorum != "", "the policy has no quorum")
	return &found
}

func (p policy) has(name string) bool {
	_, isWitness := p.witnesses[name]
	_, isGroup := p.groups[name]
	return isWitness || isGroup
}

func (p policy) isFor(vkey string) bool {
	for _, each := range p.logs {
		if each == vkey {
			return true
		}
	}
	return len(p.logs) == 0
}

func (p policy) verifiers() []note.Verifier {
	found := []note.Verifier{}
	for _, each := range p.witnesses {
		if each.key != nil {
			found = append(found, each)
		}
	}
	return found
}

// The witnesses whose signatures are no older than an hour. Package note has checked them.
func (p policy) signedWithin(opened *note.Note, now time.Time) map[string]bool {
	signed := map[string]bool{}
	for name, each := range p.witnesses {
		signature := signedBy(opened, each)
		if signature == nil {
			continue
		}
		data, err := base64.StdEncoding.DecodeString(signature.Base64)
		must(err)
		// The key's hash comes first.
		at := time.Unix(int64(binary.BigEndian.Uint64(data[4:])), 0)
		if now.Sub(at) <= acceptedFor && at.Sub(now) <= aheadAtMost {
			signed[name] = true
		}
	}
	return signed
}

func (p policy) isQuorum(signed map[string]bool) bool {
	var holds func(name string) bool
	holds = func(name string) bool {
		asked, isGroup := p.groups[name]
		if !isGroup {
			return name == "none" || signed[name]
		}
		count := 0
		for _, member := range asked.members {
			if holds(member) {
				count++
			}
		}
		return count >= asked.least
	}
	return holds(p.quorum)
}
