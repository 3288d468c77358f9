import { gallery } from '#app/preview/gallery'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

const record = '/preview/pages/record'

/** The gallery as an administrator walks through it: every component, and one sample of each page that exists by itself. */
export async function previewPages({ admin }: Stage): Promise<VisitedPage[]> {
  return seenBy(admin, {
    'preview': '/preview',
    ...pagesIn('pages'),
    ...pagesIn('components'),
    'preview-record-activity': `${record}?tab=activity`,
    'preview-record-long': `${record}?is=long`,
    'preview-list-none-found': '/preview/pages/list?q=zzzzzz',
    ...openedOver('forms', ['stale']),
    ...openedOver('dialogs', ['refused', 'crop']),
    'preview-auth-two-step': '/preview/auth/two-step',
    'preview-errors-offline': '/preview/errors/offline',
  })
}

/** What is left of it: looked at in all variants only. */
export async function furtherPreviewPages({ admin }: Stage): Promise<VisitedPage[]> {
  const dialogs = ['dialog', 'long', 'form', 'danger', 'leave', 'restore', 'confirm', 'passkey']
  return seenBy(admin, {
    'preview-record-archived': `${record}?is=archived`,
    ...openedOver('dialogs', dialogs),
    ...pagesIn('auth'),
    ...pagesIn('errors'),
    'preview-errors-423': '/preview/errors/423',
  })
}

const pagesIn = (chapter: keyof typeof gallery) =>
  Object.fromEntries(
    gallery[chapter].map((name) => [`preview-${chapter}-${name}`, `/preview/${chapter}/${name}`])
  )

const openedOver = (sheet: string, parts: string[]) =>
  Object.fromEntries(
    parts.map((part) => [`preview-open-${part}`, `/preview/components/${sheet}?open=${part}`])
  )
