import { v7 as uuid } from 'uuid'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export const furnish = (centre: Centre) =>
  insert(centre, 'handled_events', {
    event_id: uuid(),
    reaction: 'tell_holders',
    handled_at: '2026-11-25',
  })
