/**
 * The contents of a queue, as rows that survive its upgrades: names instead of the ids of its own
 * tables. Omits the workers' locks and the attempt under way, so that a running job counts as a waiting one.
 */
export const QUEUED_JOBS = `
  select j.id, t.identifier, q.queue_name, j.payload, j.priority, j.run_at, j.max_attempts,
    case when j.locked_at is null then j.attempts else greatest(j.attempts - 1, 0) end as attempts,
    j.last_error, j.key, j.flags
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`;

/** When scheduled jobs were last enqueued, to catch up on runs missed since. */
export const SCHEDULED_RUNS = `
  select identifier, known_since, last_execution from graphile_worker._private_known_crontabs
  order by identifier`;

/** Temporary tables, dropped with the transaction, for the results of the two queries above. */
export const COPIED_JOBS = `
  create temp table copied_jobs (id bigint, identifier text, queue_name text, payload json,
    priority integer, run_at timestamptz, max_attempts integer, attempts integer, last_error text,
    key text, flags jsonb) on commit drop;
  create temp table copied_runs (identifier text, known_since timestamptz, last_execution timestamptz)
    on commit drop`;

/**
 * Adds copied jobs to an empty queue in their order. One that has failed for good stays so.
 */
export const ADD_COPIED_JOBS = `
  create temp table added_jobs on commit drop as
  select c.attempts, c.last_error, (graphile_worker.add_job(
    c.identifier, payload => c.payload, queue_name => c.queue_name, run_at => c.run_at,
    max_attempts => c.max_attempts, job_key => c.key, priority => c.priority,
    flags => (select array_agg(flag) from jsonb_object_keys(c.flags) flag))).id
  from (select * from copied_jobs order by id) c;
  update graphile_worker._private_jobs j set attempts = a.attempts, last_error = a.last_error
  from added_jobs a where a.id = j.id and a.attempts > 0;
  insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
  select identifier, known_since, last_execution from copied_runs on conflict do nothing`;
