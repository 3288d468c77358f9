import { urlFor } from '~/client'
import type { RecordUrls } from '~/ui/record/record_urls'

const page = (name: 'list' | 'record' | 'form') => () => urlFor('preview.page', { name })

/** Where samples lead: to each other. What is archived is sent to the list, and held before it gets there. */
export const sampleUrls = {
  index: page('list'),
  create: page('form'),
  show: page('record'),
  edit: page('form'),
  archives: page('list'),
  import: page('form'),
} satisfies RecordUrls

export const everything = { create: true, update: true, delete: true }
