import { urlFor } from '~/client'

/** Where a person's layout and views of a list are kept. */
export const listUrls = {
  layout: (list: string) => urlFor('admin.lists.layout.update', { list }),
  view: (list: string) => urlFor('admin.lists.view.update', { list }),
  views: (list: string) => urlFor('admin.lists.views.store', { list }),
  oneView: (list: string, id: string) => urlFor('admin.lists.views.update', { list, id }),
}

/** After a change of the list itself only that is asked for again. */
export const onlyList = { only: ['list'], preserveState: true, preserveScroll: true }
