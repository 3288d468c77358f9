import { readFileSync } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

/** The bare page: the same server, React and Inertia with a plain table of 25 rows and no interface kit (page/bare.jsx). */
export class BarePage {
  #names = Array.from({ length: 25 }, (_, index) => ({ id: index, name: `Student ${index + 1}` }))

  show({ response }: HttpContext) {
    const { nonce } = response
    const page = {
      component: 'bare',
      props: { errors: {}, rows: this.#names },
      url: '/admin/bench/bare',
      version: '1',
    }
    const script = this.#entry()
    return response.header('content-type', 'text/html; charset=utf-8').send(
      `<!DOCTYPE html><html lang="en"><head><title>Bare</title>
       <script type="module" nonce="${nonce}" src="/build/bare/${script}"></script></head>
       <body><script data-page="app" type="application/json">${JSON.stringify(page)}</script><div id="app"></div></body></html>`
    )
  }

  #entry() {
    const manifest = readFileSync(app.publicPath('build/bare/.vite/manifest.json'), 'utf8')
    const [entry] = Object.values(JSON.parse(manifest) as Record<string, { file: string }>)
    return entry!.file
  }
}
