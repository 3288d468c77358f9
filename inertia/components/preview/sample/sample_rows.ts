import { inArabicAlone, inBothScripts, longNamed } from '~/components/preview/sample/sample_people'
import { sampleEmail, samplePhone } from '~/components/preview/sample/sample_people'
import type { SampleRow } from '~/components/preview/sample/types'

const usual = {
  photo: null,
  phone_written: samplePhone,
  email: sampleEmail,
  created_at: '2026-09-14T09:30:00.000Z',
  archived_at: null,
}

/** In both scripts, in one, too long, with little known, and archived. */
export const sampleRows: SampleRow[] = [
  { ...usual, ...inBothScripts, id: '1', number: 'S-0001', status: 'active' },
  { ...usual, ...inArabicAlone, id: '2', number: 'S-0002', status: 'on_hold', phone_written: null },
  { ...usual, ...longNamed, id: '3', number: 'S-0003', status: 'left', photo: '/favicon.svg' },
  {
    ...usual,
    ...inBothScripts,
    id: '4',
    number: 'S-0004',
    status: 'active',
    archived_at: usual.created_at,
  },
]
