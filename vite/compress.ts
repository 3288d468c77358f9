import fs from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json)$/
const WORTH_COMPRESSING = 1024

/** Writes a `.br` and a `.gz` twin beside every built text file, for the assets middleware. */
export function compress(): Plugin {
  return {
    name: 'markaz:compress',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const file = join(options.dir ?? '', name)
        const body = fs.readFileSync(file)
        if (body.length < WORTH_COMPRESSING) continue
        fs.writeFileSync(`${file}.br`, brotli(body))
        fs.writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
