import type { HttpContext } from '@adonisjs/core/http'

const tabs = ['overview', 'uses', 'activity'] as const

/** Which part of a catalogue entry is shown: what it is, what uses it, or who changed it. */
export const usualTab = ({ request }: HttpContext) =>
  tabs.find((tab) => tab === request.input('tab')) ?? 'overview'
