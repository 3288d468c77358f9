import type { HttpContext } from '@adonisjs/core/http'

/**
 * For when even the page that explains an error fails: the same words, and nothing of the cause.
 */
export function plainErrorPage({ response, request, i18n, locale }: HttpContext) {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const title = i18n.t('errors.s500.title')
  response.status(500).header('Content-Type', 'text/html; charset=utf-8')
  return response.send(
    `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><title>${title}</title>` +
      `<h1>${title}</h1><p>${i18n.t('errors.s500.text')}</p>` +
      `<p>${i18n.t('errors.request')}: <bdi>${request.id()?.replace(/[^\w-]/g, '')}</bdi></p></html>`
  )
}
