import type { ComponentType } from 'react'

export interface PageModule {
  default: ComponentType
}

/** Every page by its file. A document is drawn without this map; its first visit fetches it. */
export const pageModules = import.meta.glob<PageModule>('../../pages/**/*.tsx')
