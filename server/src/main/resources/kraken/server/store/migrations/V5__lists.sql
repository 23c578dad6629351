-- Lists show the newest of the tables that anybody may find; the many that are not listed must not be looked through for that.
create index listing_by_stage_if_listed on listing (stage, opened_at) where listed;

drop index listing_by_stage;
