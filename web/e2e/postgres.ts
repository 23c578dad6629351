import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { jars, java } from './server';

/** Maven fills it; the tests in Java start the same binaries. */
const folder = fileURLToPath(new URL('../../e2e/target/postgres', import.meta.url));
const starter = fileURLToPath(new URL('Postgres.java', import.meta.url));

/** A PostgreSQL on this machine, as long as a test needs it. */
export class Postgres {
  private constructor(
    private readonly process: ChildProcessByStdio<Writable, Readable, null>,
    /** As `--database` of a server has it. */
    readonly address: string,
  ) {}

  static async start(): Promise<Postgres> {
    if (!existsSync(folder)) {
      throw new Error('The binaries of PostgreSQL are not in e2e/target/postgres. This brings them there: ./kraken test -pl e2e -am -DskipTests');
    }
    const child = spawn(java, ['-cp', `${jars}:${folder}/*`, starter], { stdio: ['pipe', 'pipe', 'inherit'] });
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('jdbc:')) return new Postgres(child, line);
    }
    throw new Error('PostgreSQL ended before it was ready; its own words stand above.');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.stdin.end();
    await ended;
  }
}
