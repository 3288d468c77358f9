import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#bin/project_root'

/** Builds the bare page beside the product's pages, in the built application only. */
export async function buildBare() {
  await build({
    configFile: false,
    root: projectRoot,
    base: '/build/bare/',
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(projectRoot, 'build/public/build/bare'),
      manifest: true,
      rollupOptions: { input: join(projectRoot, 'benchmarks/page/bare.jsx') },
    },
  })
}
