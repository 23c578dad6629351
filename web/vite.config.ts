import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['KRAKEN_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    manifest: true,
    // Nothing is inlined: the page's policy allows no data: addresses but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The bundler's own helpers would else come with the encoder of QR codes, and every table would load it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'qrcode', test: /node_modules.(qrcode|dijkstrajs)/ }] } } },
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/fixtures/jsdom.ts'],
    // Only to end a test that hangs: on a busy machine a test takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
