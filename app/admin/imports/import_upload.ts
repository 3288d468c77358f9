import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { arrivingPath } from '#core/files/arriving_uploads'
import { importValidator } from '#app/admin/imports/import_validator'
import { inspectSheet } from '#domain/imports/thread/read_in_thread'
import { sheetLimits, SheetError, type SheetFault } from '#domain/imports/sheets/sheet'
import { uploadLimits } from '#domain/shared/limits/upload_limits'

const room = 64 * 1024

/**
 * An upload may be larger than any other form, so its body is read here, after the permission was
 * checked.
 */
export async function receive(ctx: HttpContext) {
  const { request } = ctx
  if (request.is(['multipart/form-data'])) await readBody(ctx)
  const { entity, file } = await request.validateUsing(importValidator)
  const bytes = new Uint8Array(await readFile(file.tmpPath!))
  try {
    const inspected = await inspectSheet(bytes, entity)
    return { entity, fileName: file.clientName, size: file.size, inspected }
  } catch (error) {
    if (error instanceof SheetError) throw refused(ctx, error.fault)
    throw error
  }
}

async function readBody(ctx: HttpContext) {
  const { multipart } = ctx.request
  multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    part.on('data', report)
    const tmpPath = arrivingPath()
    await pipeline(part, createWriteStream(tmpPath)).catch(async (error) => {
      await rm(tmpPath, { force: true })
      throw error
    })
    return { tmpPath }
  })
  try {
    await multipart.process({ limit: sheetLimits.file + room })
  } catch (error) {
    if ((error as { code?: string }).code === 'E_REQUEST_ENTITY_TOO_LARGE')
      throw refused(ctx, 'too_large')
    throw error
  }
}

function refused({ i18n }: HttpContext, fault: SheetFault) {
  const { rows, columns, sheets } = sheetLimits
  const bounds = { rows, columns, sheets, megabytes: uploadLimits.table }
  const message = i18n.t(`imports.faults.${fault}`, bounds)
  return new vineErrors.E_VALIDATION_ERROR([{ field: 'file', rule: fault, message }])
}
