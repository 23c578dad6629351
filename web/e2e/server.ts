import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const jars = fileURLToPath(new URL('../../cli/target/lib/*', import.meta.url));

/** Maven says which JDK the launcher has found; without Maven it is the one of the shell. */
const home = process.env['JAVA_HOME'];
export const java = process.env['KRAKEN_JAVA'] ?? (home ? join(home, 'bin', 'java') : 'java');

/** It runs for minutes only: the compiler that is ready sooner costs less than the one that compiles better. */
const jvm = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED'];

/** What `./kraken serve` runs, with a data folder of its own, that can be killed and started again. */
export class Server {
  private process: ChildProcessByStdio<null, Readable, null> | undefined;
  private listening = 0;

  private constructor(
    private readonly data: string,
    private readonly database: string | undefined,
    private readonly botPause: number,
  ) {}

  /** With a folder of its own, or with a PostgreSQL that several servers share. Bots wait for nothing, and for pages only where they pause. */
  static async start(database?: string, botPause = 0): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), 'kraken-')), database, botPause);
    await server.start();
    return server;
  }

  /** The system chooses it at every start: a port that a test chooses could be taken by another program. */
  get port(): number {
    return this.listening;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns when the server has said where it is open. */
  async start(): Promise<void> {
    const store = this.database ? ['--database', this.database] : ['--data', this.data];
    const serve = ['-cp', jars, 'kraken.cli.Main', 'serve', '--port', '0', ...store, '--bot-pause', `${this.botPause}`];
    this.process = spawn(java, [...jvm, ...serve], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.listening = await portOf(this.process.stdout);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const dead = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await dead;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

async function portOf(output: Readable): Promise<number> {
  for await (const line of createInterface(output)) {
    const port = /is open at http:.*:(\d+)\/$/.exec(line)?.[1];
    if (!port) continue;
    output.resume();
    return Number(port);
  }
  throw new Error('The server ended before it was open; its own words stand above.');
}
