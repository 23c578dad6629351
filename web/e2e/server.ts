import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const jars = fileURLToPath(new URL('../../cli/target/lib/*', import.meta.url));

/** Maven says which JDK the launcher has found; without Maven it is the one of the shell. */
const home = process.env['JAVA_HOME'];
const java = process.env['KRAKEN_JAVA'] ?? (home ? join(home, 'bin', 'java') : 'java');

/** What `./kraken serve` runs, without what makes it fast, with a data folder of its own, that can be killed and started again. */
export class Server {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly data: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'kraken-')));
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--enable-native-access=ALL-UNNAMED', '-cp', jars, 'kraken.cli.Main', 'serve'];
    this.process = spawn(java, [...options, '--port', `${this.port}`, '--data', this.data, '--bot-pause', '0'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.answers();
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const dead = new Promise((resolve) => this.process?.once('exit', resolve));
    this.process?.kill('SIGKILL');
    await dead;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async answers(): Promise<void> {
    const until = Date.now() + 90_000;
    while (Date.now() < until) {
      const health = await fetch(`${this.address}/health`).catch(() => undefined);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not answer within 90 s');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
