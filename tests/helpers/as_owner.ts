import db from '@adonisjs/lucid/services/db'

/** The role that owns the tables: the application's own may not read sessions, remembered devices and counted tries. */
export const asOwner = () => db.connection('owner')
