import type { HttpContext } from '@adonisjs/core/http'
import type { Undo } from '#core/pages/inertia_middleware'

export const offerUndo = ({ session, i18n }: HttpContext, way: Omit<Undo, 'label'>) =>
  session.flash('undo', { label: i18n.t('ui.list.undo'), ...way } satisfies Undo)
