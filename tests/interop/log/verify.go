package main

import (
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
)

func verify(args []string) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		misused("check verify URL|FOLDER [--key TEXT] [--policy FILE] [--seen FILE]")
	}
	options := flag.NewFlagSet("verify", flag.ExitOnError)
	key := options.String("key", "", "the log's public key; without it, the key that the log states is believed")
	policyFile := options.String("policy", "", "demands the signatures of this policy's witnesses, from the last hour (c2sp.org/tlog-policy)")
	seenFile := options.String("seen", "", "a checkpoint from an earlier time, with which the log has to begin")
	must(options.Parse(args[1:]))

	read := filesIn(args[0])
	if strings.HasPrefix(args[0], "http://") || strings.HasPrefix(args[0], "https://") {
		read = filesAt(strings.TrimSuffix(args[0], "/") + "/")
	}
	vkey := *key
	if vkey == "" {
		vkey = strings.TrimSpace(string(read("vkey")))
	}
	var demanded *policy
	verifiers := []note.Verifier{}
	if *policyFile != "" {
		demanded = readPolicy(*policyFile)
		demand(demanded.isFor(vkey), "the policy is not for the log %s", vkey)
		verifiers = demanded.verifiers()
	}

	log := checkLog(read, vkey, -1, verifiers...)
	if *seenFile != "" {
		text, err := os.ReadFile(*seenFile)
		must(err)
		opened, err := note.Open(text, note.VerifierList(log.verifier))
		must(err)
		seen := headOf(opened.Text)
		demand(seen.size <= log.size, "the log has %d entries, and had %d before", log.size, seen.size)
		root, err := treeHash(seen.size, log.reader)
		must(err)
		demand(root.String() == seen.root, "the log does not begin with the %d entries that were seen before", seen.size)
	}
	witnessed := "No policy demands witnesses."
	if demanded != nil {
		signed, all := demanded.signedWithin(log.opened, time.Now()), len(demanded.witnesses)
		demand(demanded.isQuorum(signed), "too few witnesses have signed within the last hour: %d of %d", len(signed), all)
		witnessed = fmt.Sprintf("Witnessed by %d of %d.", len(signed), all)
	}
	fmt.Printf("VERIFIED. %d entries of %s, root %s. %s\n", log.size, log.verifier.Name(), log.root, witnessed)
}

func filesAt(url string) files {
	client := http.Client{Timeout: 30 * time.Second}
	return func(path string) []byte {
		answer, err := client.Get(url + path)
		must(err)
		defer answer.Body.Close()
		data, err := io.ReadAll(answer.Body)
		must(err)
		demand(answer.StatusCode == http.StatusOK, "%s%s: %s", url, path, answer.Status)
		return data
	}
}
