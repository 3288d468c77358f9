import { defineConfig } from '@adonisjs/core/bodyparser'
import { arrivingPath } from '#core/files/arriving_uploads'
import { megabytes, uploadLimits } from '#domain/shared/limits/upload_limits'

/** Bytes of a form without files; the longest of ours is some 50 kB. What is parsed holds up everybody meanwhile. */
const mostText = '128kb'

/**
 * A form takes the largest file there is, and some room for its other fields; what is too large for its own field is
 * refused by the validator. Tables to import may be larger: their controller reads the body itself, once it knows who
 * sends it.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: mostText,
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: mostText },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    tmpFileName: arrivingPath,
    processManually: ['/admin/imports'],
    limit: megabytes(Math.max(uploadLimits.photo, uploadLimits.document) + 1),
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
