import type { InstructorStatus } from '~/components/instructors/types'
import type { Tone } from '~/ui/status_dot'

/** The tone of every status, in the order people choose from. */
export const statusTones: Record<InstructorStatus, Tone> = {
  applicant: 'info',
  active: 'success',
  on_leave: 'attention',
  left: 'neutral',
}

/** Languages lessons are given in, as ISO 639-1 names them. */
export const languages = ['ar', 'en', 'fr', 'de', 'es', 'tr', 'ur', 'fa', 'hi', 'zh', 'ru', 'it']
