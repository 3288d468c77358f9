import type { SharedProps } from '~/types'

let key: string | undefined

/**
 * The newest key to the search service. It changes with every answer, so it is kept beside the page's props: drawing the
 * page anew for it would cost more than a search.
 */
export const searchKey = {
  get: (): string | undefined => key,
  keep(auth: SharedProps['auth']): void {
    key = auth?.search?.key
  },
}
