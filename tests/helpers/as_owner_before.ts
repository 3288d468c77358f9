import db from '@adonisjs/lucid/services/db'

/** While the tests are converted: asOwner() as Lucid has it. Goes with its last caller. */
export const asOwner = () => db.connection('owner')
