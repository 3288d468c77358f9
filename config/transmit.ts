import { defineConfig } from '@adonisjs/transmit'

/** No transport: PostgreSQL tells every process by itself (docs/adr/0057-live-changes.md). The ping keeps proxies from ending a quiet stream. */
export default defineConfig({ pingInterval: 20_000, transport: null })
