import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AccessRequest } from '#domain/access/requests/queries/list_access_requests'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class AccessRequestTransformer extends BaseTransformer<AccessRequest> {
  toObject() {
    const request = this.resource
    return {
      id: request.id,
      kind: request.kind,
      first_name: request.first_name,
      last_name: request.last_name,
      email: request.email,
      phone_written: writtenPhone(request.phone),
      message: request.message,
      status: request.status,
      reason: request.reason,
      created_at: request.created_at.toISOString(),
      decided_at: request.decided_at?.toISOString() ?? null,
      decided_by: request.decided_by,
      decided_by_other: request.decided_by_other,
    }
  }
}
