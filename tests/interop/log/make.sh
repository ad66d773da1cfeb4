#!/usr/bin/env bash
# Has Go's golang.org/x/mod/sumdb check sample logs of this project, and writes what it says to tests/fixtures/log-vectors.json.
# Needs Debian's golang-go and golang-golang-x-mod-dev; no network.
#
# bash tests/interop/log/make.sh
set -euo pipefail
cd "$(dirname "$0")/../../.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
node tests/interop/log/publish.ts "$folder"
GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE="$folder/cache" \
  go run ./tests/interop/log vectors "$folder" 0 1 255 256 257 65536 65537 200000 >"$folder/vectors.json"
mv "$folder/vectors.json" tests/fixtures/log-vectors.json
npx prettier --write --log-level warn tests/fixtures/log-vectors.json
