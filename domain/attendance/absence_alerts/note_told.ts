import { db, writeStatement } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'

interface Told {
  tenantId: string
  guardianId: string
  marks: string[]
}

const writing = ({ tenantId, guardianId, marks }: Told, column: 'sent_at' | 'corrected_at') =>
  writeStatement(tenantId, () =>
    db()
      .updateTable('absence_alerts')
      .set({ [column]: now().toJSDate() })
      .where('guardian_id', '=', guardianId)
      .where('mark_id', '=', anyOf(marks))
      .execute()
  )

export const noteTold = (told: Told) => writing(told, 'sent_at')

export const noteCorrected = (told: Told) => writing(told, 'corrected_at')

/** By now nothing is to be said of these: nobody is shown that anybody was told. */
export const forgetAlerts = ({ tenantId, guardianId, marks }: Told) =>
  writeStatement(tenantId, () =>
    db()
      .deleteFrom('absence_alerts')
      .where('guardian_id', '=', guardianId)
      .where('mark_id', '=', anyOf(marks))
      .where('sent_at', 'is', null)
      .execute()
  )
