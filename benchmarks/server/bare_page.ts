import { readFileSync } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

const perPage = 25

/** The bare page: the same server, React and Inertia with a plain table of 25 rows and no interface kit (page/bare.jsx). */
export class BarePage {
  /** Two pages with a link to each other. */
  show({ request, response, inertia }: HttpContext) {
    const { nonce } = response
    const number = request.input('page') === '2' ? 2 : 1
    const rows = Array.from({ length: perPage }, (_, place) => {
      const id = (number - 1) * perPage + place + 1
      return { id, name: `Student ${id}` }
    })
    const page = {
      component: 'bare',
      props: { errors: {}, rows, other: 3 - number },
      url: request.url(true),
      version: inertia.getVersion(),
    }
    if (request.header('x-inertia')) return response.header('x-inertia', 'true').send(page)
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
