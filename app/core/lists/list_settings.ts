import type { ListShape } from '#domain/shared/lists/list_shape'

/** What a list's page is told of the list itself, whatever it shows. */
export const listSettings = ({ sorts }: ListShape) => ({ sorts })
