import * as candidateContract from '#contracts/hiring/candidates.ts';
import * as cvContract from '#contracts/hiring/cvs.ts';
import * as guardContract from '#contracts/hiring/guard.ts';
import * as suggestionsContract from '#contracts/hiring/position-suggestions.ts';
import * as textsContract from '#contracts/hiring/position-texts.ts';
import * as positionContract from '#contracts/hiring/positions.ts';
import * as retentionContract from '#contracts/hiring/retention.ts';
import * as sampleContract from '#contracts/hiring/sample.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Clock } from '#platform/clock.ts';
import { type Route, route, tableRoute } from '#platform/http/route.ts';
import { getCandidate } from './candidate/candidate-queries.ts';
import { candidatesCsv } from './candidate/table/candidates-csv.ts';
import { createCandidate } from './candidate/create-candidate.ts';
import { deleteCandidate } from './candidate/delete-candidate.ts';
import { createPosition } from './position/create-position.ts';
import { cvView, getCv } from './cv/cv-queries.ts';
import { getPositionInUse } from './position/get-position-in-use.ts';
import { keepPosition } from './position/keep-position.ts';
import { deletePosition } from './position/delete-position.ts';
import type { ImportDeps } from './position/import/import-posting.ts';
import type { UploadDeps } from './cv/upload/upload-deps.ts';
import { getCvFile } from './cv/get-cv-file.ts';
import { getCvText } from './cv/get-cv-text.ts';
import { listCvs } from './cv/list-cvs.ts';
import { listCandidates } from './candidate/list-candidates.ts';
import { importPosting } from './position/import/import-posting.ts';
import { listPositions } from './position/list-positions.ts';
import { pasteCvText } from './cv/upload/paste-cv-text.ts';
import { getPosition } from './position/position-queries.ts';
import { retryCv } from './cv/retry-cv.ts';
import { updateCandidate } from './candidate/update-candidate.ts';
import { listRequirementLines } from './position/suggestions/list-requirement-lines.ts';
import { suggestForPosition } from './position/suggestions/suggest-for-position.ts';
import { type DescriptionDeps, writeDescription } from './position/description/write-description.ts';
import { updatePosition } from './position/update-position.ts';
import { uploadCandidateCv } from './cv/upload/upload-candidate-cv.ts';
import { uploadCv } from './cv/upload/upload-cv.ts';
import { putRetention } from './retention/put-retention.ts';
import { readRetention } from './retention/read-retention.ts';
import { createSample } from './sample/create-sample.ts';
import { deleteSample } from './sample/delete-sample.ts';
import { checkWording } from './check-wording.ts';

type HiringDeps = UploadDeps & ImportDeps & DescriptionDeps & { readonly clock: Clock };

export function hiringRoutes(deps: HiringDeps): Route[] {
  return [
    ...positionRoutes(deps),
    ...positionTextRoutes(deps),
    ...candidateRoutes(deps),
    ...cvRoutes(deps),
    ...retentionRoutes(deps),
    ...sampleRoutes(deps),
    wordingRoute,
  ];
}

const wordingRoute = route(guardContract.checkWording, ({ actor, body }) => Promise.resolve(checkWording(actor, body)));

function positionRoutes(deps: UploadDeps): Route[] {
  return [
    route(positionContract.listPositions, ({ actor, query }) => listPositions(deps, actor, query)),
    route(positionContract.createPosition, ({ actor, body, idempotencyKey }) =>
      createPosition(deps, actor, { position: body, idempotencyKey }),
    ),
    route(positionContract.getPosition, ({ actor, params }) =>
      asTenant(deps.db, actor.userId, (tx) => getPosition(tx, params.positionId)),
    ),
    route(positionContract.updatePosition, ({ actor, params, body, ifMatch }) =>
      updatePosition(deps, actor, { positionId: params.positionId, patch: body, ifMatch }),
    ),
    route(positionContract.positionInUse, ({ actor }) => getPositionInUse(deps, actor)),
    route(positionContract.keepPosition, ({ actor, params }) => keepPosition(deps, actor, params.positionId)),
    route(positionContract.deletePosition, ({ actor, params }) => deletePosition(deps, actor, params.positionId)),
  ];
}

function positionTextRoutes(deps: ImportDeps & DescriptionDeps): Route[] {
  return [
    route(suggestionsContract.suggestForPosition, ({ body }) => Promise.resolve(suggestForPosition(body))),
    route(suggestionsContract.listRequirementLines, ({ body }) => listRequirementLines(body)),
    route(textsContract.importPosting, ({ actor, body }) => importPosting(deps, actor, body)),
    route(textsContract.writeDescription, ({ actor, body }) => writeDescription(deps, actor, body)),
  ];
}

function sampleRoutes(deps: UploadDeps): Route[] {
  return [
    route(sampleContract.createSample, ({ actor }) => createSample(deps, actor)),
    route(sampleContract.deleteSample, ({ actor }) => deleteSample(deps, actor)),
  ];
}

function candidateRoutes(deps: HiringDeps): Route[] {
  return [
    tableRoute(
      candidateContract.listCandidates,
      ({ actor, query }) => listCandidates(deps, actor, query),
      ({ actor, query }) => candidatesCsv(deps, actor, query),
    ),
    route(candidateContract.createCandidate, ({ actor, body, idempotencyKey }) =>
      createCandidate(deps, actor, { candidate: body, idempotencyKey }),
    ),
    route(candidateContract.getCandidate, ({ actor, params }) =>
      asTenant(deps.db, actor.userId, (tx) => getCandidate(tx, params.candidateId, actor.language)),
    ),
    route(candidateContract.updateCandidate, ({ actor, params, body, ifMatch }) =>
      updateCandidate(deps, actor, { candidateId: params.candidateId, patch: body, ifMatch }),
    ),
    route(candidateContract.deleteCandidate, ({ actor, params }) => deleteCandidate(deps, actor, params.candidateId)),
  ];
}

function retentionRoutes(deps: UploadDeps): Route[] {
  return [
    route(retentionContract.getRetention, ({ actor }) => asTenant(deps.db, actor.userId, readRetention)),
    route(retentionContract.putRetention, ({ actor, body }) => putRetention(deps, actor, body)),
  ];
}

function cvRoutes(deps: UploadDeps): Route[] {
  return [
    route(cvContract.uploadCandidateCv, ({ actor, request, idempotencyKey }) =>
      uploadCandidateCv(deps, actor, { request, idempotencyKey }),
    ),
    route(cvContract.uploadCv, ({ actor, params, request, idempotencyKey }) =>
      uploadCv(deps, actor, { candidateId: params.candidateId, request, idempotencyKey }),
    ),
    route(cvContract.pasteCvText, ({ actor, params, body, idempotencyKey }) =>
      pasteCvText(deps, actor, { candidateId: params.candidateId, text: body.text, idempotencyKey }),
    ),
    route(cvContract.listCvs, ({ actor, params, query }) => listCvs(deps, actor, params.candidateId, query)),
    route(cvContract.getCv, ({ actor, params }) =>
      asTenant(deps.db, actor.userId, async (tx) => cvView(await getCv(tx, params.cvId), actor.language)),
    ),
    route(cvContract.getCvFile, ({ actor, params }) => getCvFile(deps, actor, params.cvId)),
    route(cvContract.getCvText, ({ actor, params }) => getCvText(deps, actor, params.cvId)),
    route(cvContract.retryCv, ({ actor, params }) => retryCv(deps, actor, params.cvId)),
  ];
}
