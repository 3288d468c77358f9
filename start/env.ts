import { Env } from '@adonisjs/core/env'
import { completeEnvironment } from '#start/complete_environment'
import { setting } from '#start/setting'

await completeEnvironment()

/** Every setting of an installation: `.env.example` says what each is for. All have working defaults. */
const env = await Env.create(new URL('../', import.meta.url), {
  HOST: setting.text('127.0.0.1'),
  PORT: setting.port(3333),
  APP_URL: setting.url('http', 'https'),
  APP_DOMAIN: setting.hostName('localhost'),
  APP_KEY: setting.key(),
  DEFAULT_TENANT: setting.slug(),
  DATABASE_URL: setting.url('postgres', 'postgresql'),
  DATABASE_APP_URL: setting.url('postgres', 'postgresql'),
  DATA_DIR: setting.text('storage'),
  DEMO: setting.flag(true),
  DEMO_PASSWORD: setting.password(),
  PREVIEW: setting.flag(process.env.NODE_ENV !== 'production'),
  SIGNUP: setting.oneOf(['open', 'closed'], 'open'),
  SMTP_URL: setting.url('smtp', 'smtps'),
  MAIL_FROM: setting.email(),
  SEARCH_URL: setting.url('http', 'https'),
  SEARCH_KEY: setting.secretWith('SEARCH_URL'),
  REDIS_URL: setting.url('redis', 'rediss'),
  TRUST_PROXY: setting.flag(false),
  LOG_LEVEL: setting.level(),
})

// The HTTP server reads these two from the environment itself
process.env.HOST = env.get('HOST')
process.env.PORT = String(env.get('PORT'))

export default env
