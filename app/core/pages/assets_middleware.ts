import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

type Asset = { type: string; immutable: boolean; body: Buffer; encoded: Map<string, Buffer> }

/** A closed list: no path escapes it. */
export default class AssetsMiddleware {
  static #assets: Map<string, Asset> | undefined

  handle({ request, response }: HttpContext, next: NextFn) {
    AssetsMiddleware.#assets ??= load(app.publicPath())
    const asset = AssetsMiddleware.#assets.get(request.url())
    if (!asset || !['GET', 'HEAD'].includes(request.method())) return next()

    response.header('Content-Type', asset.type)
    response.header('Vary', 'Accept-Encoding')
    response.header(
      'Cache-Control',
      asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    )
    const accepted = request.encoding([...asset.encoded.keys()])
    const body = accepted ? asset.encoded.get(accepted) : undefined
    if (!accepted || !body) return response.send(asset.body)
    return response.header('Content-Encoding', accepted).send(body)
  }
}

function load(root: string) {
  const assets = new Map<string, Asset>()
  if (!existsSync(root)) return assets
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => isServed(root, name))) {
    const path = join(root, file)
    const url = `/${file.replaceAll('\\', '/')}`
    assets.set(url, {
      type: types[extname(file)] ?? 'application/octet-stream',
      immutable: url.startsWith('/build/'),
      body: readFileSync(path),
      encoded: new Map(
        encodings
          .filter(({ suffix }) => existsSync(path + suffix))
          .map(({ name, suffix }) => [name, readFileSync(path + suffix)])
      ),
    })
  }
  return assets
}

function isServed(root: string, file: string) {
  const hidden = file.split(/[/\\]/).some((part) => part.startsWith('.'))
  return !hidden && !/\.(br|gz)$/.test(file) && statSync(join(root, file)).isFile()
}
