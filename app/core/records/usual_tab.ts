import type { HttpContext } from '@adonisjs/core/http'

const tabs = ['overview', 'uses', 'activity'] as const

export const usualTab = ({ request }: HttpContext) =>
  tabs.find((tab) => tab === request.input('tab')) ?? 'overview'
