import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'

/** `ctx.i18n` is asked with the full tag of tenant and language; the words are those of its language. */
const i18nConfig = defineConfig({
  defaultLocale: 'en',
  supportedLocales: ['en', 'ar'],
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
