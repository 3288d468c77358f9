import ViteProvider from '@adonisjs/vite/vite_provider'

/** Vite's provider, but the tests look at the built assets, as people will, and not through its development server. */
export default class AssetsProvider extends ViteProvider {
  override async start() {
    if (!this.app.inTest) await super.start()
  }

  override async shutdown() {
    if (!this.app.inTest) await super.shutdown()
  }
}
