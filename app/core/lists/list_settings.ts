import type { HttpContext } from '@adonisjs/core/http'
import type { ListShape } from '#domain/shared/lists/list_shape'

/** What a list's page is told of the list itself, whatever it shows; a reload of its rows alone does not ask again. */
export const listSettings =
  (_ctx: HttpContext, { sorts }: ListShape) =>
  () => ({ sorts })
