import { freePort } from '#bin/database/connection'

/** What a developer's own `.env` must not change about the tests. An empty setting is a missing one. */
const FIXED = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  APP_URL: '',
  APP_DOMAIN: 'localhost',
  DEFAULT_TENANT: '',
  DEMO: 'false',
  DEMO_PASSWORD: '',
  SIGNUP: 'open',
  SMTP_URL: '',
  MAIL_FROM: '',
  SEARCH_URL: '',
  REDIS_URL: '',
  TRUST_PROXY: 'false',
}

/** Settings every test run has, and a port of its own, so that it runs beside `npm start` and beside other runs. */
export async function prepareTestEnvironment(): Promise<void> {
  Object.assign(process.env, FIXED)
  process.env.PORT = process.env.TEST_PORT || String(await freePort())
}
