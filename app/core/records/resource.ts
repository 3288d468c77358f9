import string from '@adonisjs/core/helpers/string'
import router from '@adonisjs/core/services/router'

const usual = ['index', 'create', 'store', 'show', 'edit', 'update', 'destroy'] as const

type Verb = (typeof usual)[number]
type Controller = Parameters<typeof router.resource>[1]

/** router.resource(), but that an update is PUT alone: PATCH would be a second way in that no form takes. */
export function resource(name: string, controller: Controller, verbs: readonly Verb[] = usual) {
  router.resource(name, controller).only(verbs.filter((verb) => verb !== 'update'))
  if (verbs.includes('update'))
    router.put(`${name}/:id`, [controller, 'update']).as(`${string.snakeCase(name)}.update`)
}
