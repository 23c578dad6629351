# ./kraken dev: Vite serves and reloads the pages; the server is compiled and started again when Java changes.
# ./kraken reads this file.

dev=$home/target/dev
page_port=5173
data=$dev/data

run_dev() {
  if asks_for_help "$@"; then
    echo "Usage: kraken dev [--port PORT] [--data FOLDER]"
    echo "Serves the pages with live reload, and compiles and starts the server again when Java changes. Ctrl-C stops it."
    echo "  --port PORT     where the pages are (default: $page_port); the server takes any free port"
    echo "  --data FOLDER   where the server keeps its tables (default: target/dev/data)"
    return
  fi
  read_dev_options "$@"
  need_maven
  need_node
  page_port=$(free_port "$page_port") || misuse "Port $page_port of 127.0.0.1 is not free; choose another one with --port."
  server_port=$(free_port 0)
  mkdir -p "$dev"
  prepare_dev
  server=
  vite=
  trap stop_dev EXIT
  trap 'exit 130' HUP INT TERM
  start_vite
  start_server
  watch_dev
}

read_dev_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --port | --data) [ $# -gt 1 ] || misuse "$1 needs a value; ./kraken dev --help tells what it takes." ;;
      -*) misuse "kraken dev has no option \"$1\"; ./kraken dev --help tells what it takes." ;;
      *) misuse "kraken dev has no use for \"$1\"; ./kraken dev --help tells what it takes." ;;
    esac
    case $1 in
      --port) page_port=$2 ;;
      --data) data=$2 ;;
    esac
    shift 2
  done
  case $page_port in
    "" | *[!0-9]* | ??????*) port_is_wrong ;;
  esac
  if [ "$page_port" -lt 1 ] || [ "$page_port" -gt 65535 ]; then port_is_wrong; fi
}

port_is_wrong() {
  misuse "--port is a whole number from 1 to 65,535, not \"$page_port\"."
}

# Prints the port, or any free one for 0; fails where it is taken.
free_port() {
  node -e '
    const probe = require("node:net").createServer();
    probe.once("error", () => process.exit(1));
    probe.listen(Number(process.argv[1]), "127.0.0.1", () => {
      console.log(probe.address().port);
      probe.close();
    });' "$1"
}

# Maven is asked for the libraries and npm's packages only: it would take minutes for what javac does in seconds.
prepare_dev() {
  if [ ! -d "$lib" ] || [ ! -f "$stamp" ] || ! has_npm_packages || have_poms_changed; then
    (start_building && build)
  fi
  compile || fail "the sources do not compile."
}

has_npm_packages() {
  [ -n "$(find "$home/web/node_modules/.package-lock.json" -newer "$home/web/package-lock.json" 2>/dev/null)" ]
}

have_poms_changed() {
  [ -n "$(find "$home/pom.xml" "$home"/*/pom.xml "$home"/games/*/pom.xml -newer "$stamp")" ]
}

# Folders count too: they are newer when a file in them was deleted.
has_java_changed() {
  [ -n "$(cd "$home" && find ./*/src/main ./games/*/src/main -newer "$dev/tried")" ]
}

# Compiles all sources that a server runs, always together, so that no class is left that fits an older one.
# Error Prone and the warnings are left to ./kraken test.
compile() (
  cd "$home"
  say "compiling ..."
  touch "$dev/tried"
  rm -rf "$dev/next"
  mkdir "$dev/next"
  : >"$dev/sources"
  for module in */ games/*/; do
    is_run "$module" || continue
    find "${module}src/main/java" -name '*.java' >>"$dev/sources"
    if [ -d "${module}src/main/resources" ]; then cp -R "${module}src/main/resources/." "$dev/next"; fi
  done
  "$jdk/bin/javac" -proc:none -parameters -nowarn -encoding UTF-8 -d "$dev/next" -cp "$(libraries):$bench_lib/*" @"$dev/sources" &&
    write_wire_types
)

# Not so the modules for tests: their jars are not among those of a server.
is_run() {
  [ -d "${1}src/main/java" ] && ls "$lib/kraken-$(basename "$1")"-[0-9]*.jar >/dev/null 2>&1
}

# All jars but our own; the one of the client stays, since the server wants to find its pages.
libraries() {
  for jar in "$lib"/*.jar; do
    case ${jar##*/} in kraken-web-*) ;; kraken-*) continue ;; esac
    printf '%s:' "$jar"
  done
}

# As web/pom.xml does, which names the class.
write_wire_types() {
  writer=$(sed -n 's|.*<argument>\(kraken[A-Za-z.]*\)</argument>.*|\1|p' web/pom.xml)
  "$jdk/bin/java" -cp "$dev/next:$(libraries)" "$writer" web/src/wire
}

# CI keeps Vite from ending with its standard input, which a process in the background does not have.
start_vite() {
  (cd "$home/web" && CI=true KRAKEN_SERVER=http://127.0.0.1:$server_port \
    exec node node_modules/vite/bin/vite.js --host 127.0.0.1 --port "$page_port" --strictPort --clearScreen false) &
  vite=$!
}

# What it prints names its own port, where the pages are those of the last bundle: not for the reader.
start_server() {
  rm -rf "$dev/classes" "$dev/server.out"
  mv "$dev/next" "$dev/classes"
  "$jdk/bin/java" $options -XX:TieredStopAtLevel=1 -cp "$dev/classes:$(libraries)" kraken.cli.Main serve \
    --host 127.0.0.1 --port "$server_port" --data "$data" >"$dev/server.out" &
  server=$!
  server_is=starting
}

stop_server() {
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || true
    wait "$server" || true
    server=
  fi
}

watch_dev() {
  while sleep 1; do
    kill -0 "$vite" 2>/dev/null || fail "Vite has ended."
    look_at_server
    if has_java_changed; then
      if compile; then
        stop_server
        start_server
      else
        say "this does not compile; the server goes on as it was until the next change."
      fi
    fi
  done
}

look_at_server() {
  if [ "$server_is" = starting ] && [ -s "$dev/server.out" ]; then
    server_is=running
    say "open http://127.0.0.1:$page_port/ (Ctrl-C stops everything)"
  elif [ "$server_is" != gone ] && ! kill -0 "$server" 2>/dev/null; then
    server_is=gone
    say "the server has ended; it starts again when Java changes."
  fi
}

stop_dev() {
  trap '' HUP INT TERM
  stop_server
  if [ -n "$vite" ]; then
    kill "$vite" 2>/dev/null || true
    wait "$vite" || true
  fi
}
