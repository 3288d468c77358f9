import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { v7 as uuid } from 'uuid'
import { forgetOldLetters } from '#app/mail/kept_letters'
import { writeWhole } from '#domain/shared/runtime/whole_file'

export const centreHeader = 'X-Centre'

export class FileTransport implements MailTransportContract {
  constructor(private folder: string) {}

  async send(message: NodeMailerMessage) {
    const headers = new Map(Object.entries(message.headers ?? {}))
    const centre = String(headers.get(centreHeader) ?? 'installation')
    const folder = join(this.folder, centre)
    const id = uuid()
    const letter = {
      id,
      to: (message.to ?? []).map((to) => (typeof to === 'string' ? to : to.address)),
      subject: message.subject,
      html: message.html,
      text: message.text,
      attachments: (message.attachments ?? []).map(({ filename, contentType, content }) => ({
        name: filename || '',
        type: contentType ?? '',
        content: Buffer.isBuffer(content) ? content.toString('base64') : '',
      })),
      at: new Date().toISOString(),
    }
    await writeWhole(join(folder, `${id}.json`), JSON.stringify(letter))
    await forgetOldLetters(folder)
    return new MailResponse(id, { from: '', to: letter.to }, letter)
  }
}
