import { defineConfig, drivers } from '@adonisjs/core/hash'

/** Passwords are hashed by domain/access/password_hash.ts with the same parameters; this is the framework's own service. */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({ variant: 'id', memory: 19_456, iterations: 2, parallelism: 1 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
