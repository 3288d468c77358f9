import edge from 'edge.js'
import app from '@adonisjs/core/services/app'
import vite from '@adonisjs/vite/services/main'
import { pagePreloads } from '#core/pages/page_preloads'
import { scriptJson } from '#core/pages/script_json'

/** The framework keeps what it compiled in production alone; templates change in development. */
edge.configure({ cache: !app.inDev })

const nothing = { scripts: [], styles: [], fonts: [] }

/** In development Vite serves modules one by one: there is nothing to fetch ahead. */
edge.global('pagePreloads', (page: Parameters<typeof pagePreloads>[1]) =>
  vite.useDevServer ? nothing : pagePreloads(vite.manifest(), page)
)

edge.global('scriptJson', scriptJson)

/** Edge looks through the folder of its components for every renderer, and each request's session makes one. */
const components = edge.loader.listComponents()
edge.loader.listComponents = () => components
