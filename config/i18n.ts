import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'
import { MessageFormatter } from '#core/languages/message_formatter'
import { locales } from '#domain/shared/choices/locales'

/** `ctx.i18n` is asked with the full tag of tenant and language; the words are those of its language. */
const i18nConfig = defineConfig({
  defaultLocale: 'en',
  supportedLocales: [...locales],
  formatter: configProvider.create(async (application) => {
    const icu = await formatters.icu().resolver(application)
    return (config) => new MessageFormatter(icu(config))
  }),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
