import edge from 'edge.js'
import vite from '@adonisjs/vite/services/main'
import { firstFiles } from '#core/first_files'
import { scriptJson } from '#core/script_json'

const nothing = { scripts: [], styles: [], fonts: [] }

/** In development Vite serves modules one by one: there is nothing to fetch ahead. */
edge.global('firstFiles', (page: Parameters<typeof firstFiles>[1]) =>
  vite.useDevServer ? nothing : firstFiles(vite.manifest(), page)
)

edge.global('scriptJson', scriptJson)

/** Edge looks through the folder of its components for every renderer, and each request's session makes one. */
const components = edge.loader.listComponents()
edge.loader.listComponents = () => components
