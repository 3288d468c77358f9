/** All that the gallery shows, by the last part of its address. The server refuses any other name. */
export const entries = {
  pages: ['overview', 'list', 'record', 'form'],
  components: [
    'identity',
    'fields',
    'choices',
    'days',
    'forms',
    'dialogs',
    'lists',
    'filters',
    'empty',
    'records',
    'navigation',
  ],
  auth: [
    'sign-in',
    'sign-in-instructor',
    'sign-in-staff',
    'register',
    'register-sent',
    'by-invitation',
    'open-centre',
    'forgot',
    'forgot-sent',
    'reset',
    'invitation',
    'verify',
    'verified',
    'confirm-email',
    'confirm',
    'two-step',
    'locked',
  ],
  errors: ['400', '403', '404', '405', '419', '423', '429', '500', '503', 'offline'],
} as const

export type SamplePage = (typeof entries.pages)[number]
export type SheetName = (typeof entries.components)[number]
export type SampleSignInPage = (typeof entries.auth)[number]
/** A locked screen is one of the sign-in pages. */
export type SampleError = Exclude<(typeof entries.errors)[number], '423'>

export type Chapter = keyof typeof entries

export const chapters = Object.keys(entries) as Chapter[]
